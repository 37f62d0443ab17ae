// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {AbstractSigner} from "@openzeppelin/contracts/utils/cryptography/signers/AbstractSigner.sol";
import {ERC7739} from "@openzeppelin/contracts/utils/cryptography/signers/draft-ERC7739.sol";
import {SignerP256} from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import {SignerWebAuthn} from "@openzeppelin/contracts/utils/cryptography/signers/SignerWebAuthn.sol";

/// An account of one passkey. It signs as ERC-1271 asks, bound to itself and its chain as ERC-7739 asks, and sends what the passkey
/// signed, whoever brings it.
contract PasskeyAccount is ERC7739, SignerWebAuthn {
    error NotSigned();

    bytes32 private constant CALL_TYPE = keccak256("Call(address to,uint256 value,bytes data,uint256 nonce)");

    /// How many calls were made: the next one is signed with this number.
    uint256 public nonce;

    constructor(bytes32 x, bytes32 y) EIP712("PasskeyAccount", "1") SignerP256(x, y) {}

    receive() external payable {}

    /// Makes a call that the passkey signed (EIP-712).
    function execute(address to, uint256 value, bytes calldata data, bytes calldata signature) external {
        bytes32 call = keccak256(abi.encode(CALL_TYPE, to, value, keccak256(data), nonce++));
        if (!_rawSignatureValidation(_hashTypedDataV4(call), signature)) revert NotSigned();
        // Not with `functionCallWithValue`, which pays nobody who is no contract.
        (bool made, bytes memory answer) = to.call{value: value}(data);
        Address.verifyCallResult(made, answer);
    }

    function _rawSignatureValidation(bytes32 hash, bytes calldata signature)
        internal
        view
        override(AbstractSigner, SignerWebAuthn)
        returns (bool)
    {
        return SignerWebAuthn._rawSignatureValidation(hash, signature);
    }
}
